import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';

/** Contents of a SAML response; tests change single values. */
export interface SamlAnswer {
  issuer: string;
  audience: string;
  recipient: string;
  inResponseTo: string | null;
  nameId: string;
  nameIdFormat: string;
  attributes: Record<string, string>;
  notBefore: Date;
  notOnOrAfter: Date;
  method: string;
  signed: 'assertion' | 'response' | 'both' | 'nothing';
  algorithm: 'sha256' | 'sha1';
  /** Replaces the signing key with a foreign one. */
  key: KeyObject;
}

export interface FakeSamlProvider {
  entityId: string;
  metadata: string;
  /** The response to a sign-in request, as the provider's form posts it. */
  answer(signInUrl: string, changes?: Partial<SamlAnswer>): { SAMLResponse: string; RelayState: string };
  /** Like `answer`, with the text changed after signing. */
  forge(
    signInUrl: string,
    tamper: (xml: string) => string,
    changes?: Partial<SamlAnswer>,
  ): { SAMLResponse: string; RelayState: string };
}

const names = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
};
export const persistentName = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const minute = 60_000;

/**
 * A company's identity provider with a generated signing key. It accepts every user without asking.
 */
export function createFakeSamlProvider(now: () => Date): FakeSamlProvider {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const entityId = `https://idp.company.example/${randomUUID()}`;
  const certificate = selfSign(privateKey, publicKey);

  const forge: FakeSamlProvider['forge'] = (signInUrl, tamper, changes = {}) => {
    const { searchParams } = new URL(signInUrl);
    const request = readRequest(searchParams.get('SAMLRequest') ?? '');
    const person = `${randomUUID()}@company.example`;
    const answer: SamlAnswer = {
      issuer: entityId,
      audience: request.issuer,
      recipient: request.answerUrl,
      inResponseTo: request.id,
      nameId: person,
      nameIdFormat: persistentName,
      attributes: { email: person, displayName: 'Ann Example' },
      notBefore: new Date(now().getTime() - minute),
      notOnOrAfter: new Date(now().getTime() + 5 * minute),
      method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
      signed: 'assertion',
      algorithm: 'sha256',
      key: privateKey,
      ...changes,
    };
    const xml = tamper(signAnswer(writeAnswer(answer, now()), answer));
    return {
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: searchParams.get('RelayState') ?? '',
    };
  };
  return {
    entityId,
    metadata: `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="${names.metadata}" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="${names.protocol}"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${names.signature}"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.company.example/sign-in"/></md:IDPSSODescriptor></md:EntityDescriptor>`,
    forge,
    answer: (signInUrl, changes) => forge(signInUrl, (xml) => xml, changes),
  };
}

export function readRequest(encoded: string): { id: string; issuer: string; answerUrl: string } {
  const xml = inflateRawSync(Buffer.from(encoded, 'base64')).toString();
  const read = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  return {
    id: read(/ ID="([^"]+)"/),
    issuer: read(/<saml:Issuer[^>]*>([^<]+)</),
    answerUrl: read(/AssertionConsumerServiceURL="([^"]+)"/),
  };
}

function writeAnswer(answer: SamlAnswer, now: Date): string {
  const issued = `Version="2.0" IssueInstant="${now.toISOString()}"`;
  const inResponseTo = answer.inResponseTo === null ? '' : ` InResponseTo="${answer.inResponseTo}"`;
  const until = `NotOnOrAfter="${answer.notOnOrAfter.toISOString()}"`;
  const attributes = Object.entries(answer.attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  const assertion = [
    `<saml:Assertion xmlns:saml="${names.assertion}" ID="_a${randomUUID()}" ${issued}>`,
    `<saml:Issuer>${answer.issuer}</saml:Issuer><saml:Subject>`,
    `<saml:NameID Format="${answer.nameIdFormat}">${answer.nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="${answer.method}"><saml:SubjectConfirmationData Recipient="${answer.recipient}" ${until}${inResponseTo}/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${answer.notBefore.toISOString()}" ${until}><saml:AudienceRestriction><saml:Audience>${answer.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${now.toISOString()}"/>`,
    `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion>`,
  ];
  const status =
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>';
  return `<samlp:Response xmlns:samlp="${names.protocol}" ID="_r${randomUUID()}" ${issued}${inResponseTo} Destination="${answer.recipient}"><saml:Issuer xmlns:saml="${names.assertion}">${answer.issuer}</saml:Issuer>${status}${assertion.join('')}</samlp:Response>`;
}

function signAnswer(xml: string, { signed, algorithm, key }: SamlAnswer): string {
  const sign = (text: string, element: string) => {
    const path = `//*[local-name(.)='${element}']`;
    const signature = new SignedXml({
      privateKey: key.export({ type: 'pkcs8', format: 'pem' }),
      signatureAlgorithm:
        algorithm === 'sha1'
          ? `${names.signature}rsa-sha1`
          : 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
    });
    signature.addReference({
      xpath: path,
      digestAlgorithm:
        algorithm === 'sha1' ? `${names.signature}sha1` : 'http://www.w3.org/2001/04/xmlenc#sha256',
      transforms: [`${names.signature}enveloped-signature`, 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    });
    signature.computeSignature(text, {
      location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
    });
    return signature.getSignedXml();
  };
  const inner = signed === 'assertion' || signed === 'both' ? sign(xml, 'Assertion') : xml;
  return signed === 'response' || signed === 'both' ? sign(inner, 'Response') : inner;
}

/** The smallest X.509 certificate with a key, base64 (RFC 5280, section 4.1). */
function selfSign(privateKey: KeyObject, publicKey: KeyObject): string {
  const der = (tag: number, ...parts: Buffer[]) => {
    const content = Buffer.concat(parts);
    const size = content.length;
    const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
    return Buffer.concat([Buffer.from([tag, ...length]), content]);
  };
  const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
  const time = (text: string) => der(0x17, Buffer.from(text));
  const sha256WithRsa = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('idp')))),
  );
  const body = sequence(
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  return sequence(body, sha256WithRsa, der(0x03, Buffer.from([0]), signature)).toString('base64');
}
