import { DOMParser } from '@xmldom/xmldom';

/** Fields of an identity provider's SAML metadata. */
export interface IdpMetadata {
  entityId: string;
  /** URL for browsers with a request in the query (the HTTP-Redirect binding). */
  signInUrl: string;
  /** Its signing certificates, base64 without line breaks; two during a key rotation. */
  certificates: readonly string[];
}

/** The used part of a parsed element; the parser's own types need the DOM library. */
interface XmlElement {
  parentNode: XmlElement | null;
  textContent: string | null;
  getAttribute(name: string): string | null;
  getElementsByTagNameNS(namespace: string, name: string): ArrayLike<XmlElement>;
}

const metadataNamespace = 'urn:oasis:names:tc:SAML:2.0:metadata';
const signatureNamespace = 'http://www.w3.org/2000/09/xmldsig#';
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/**
 * Reads the metadata document of one identity provider (SAML 2.0 Metadata, sections 2.3.2 and
 * 2.4.3). @throws Error that names the missing part.
 */
export function readIdpMetadata(xml: string): IdpMetadata {
  const descriptors = elements(parseXml(xml), metadataNamespace, 'IDPSSODescriptor');
  const [descriptor] = descriptors;
  if (!descriptor || descriptors.length > 1) throw new Error('must describe exactly one identity provider');
  const entityId = descriptor.parentNode?.getAttribute('entityID');
  if (!entityId) throw new Error('names no entityID');
  if (descriptor.getAttribute('WantAuthnRequestsSigned') === 'true')
    throw new Error('asks for signed requests, which Keydence does not send');
  const signInUrl = elements(descriptor, metadataNamespace, 'SingleSignOnService')
    .find((service) => service.getAttribute('Binding') === redirectBinding)
    ?.getAttribute('Location');
  if (!signInUrl || !/^https?:\/\//.test(signInUrl) || !URL.canParse(signInUrl))
    throw new Error('has no sign-in address with the HTTP-Redirect binding');
  const certificates = elements(descriptor, metadataNamespace, 'KeyDescriptor')
    .filter((key) => (key.getAttribute('use') || 'signing') === 'signing')
    .flatMap((key) => elements(key, signatureNamespace, 'X509Certificate'))
    .map((certificate) => (certificate.textContent ?? '').replace(/\s/g, ''));
  if (certificates.length === 0 || certificates.includes('')) throw new Error('has no signing certificate');
  return { entityId, signInUrl, certificates };
}

function parseXml(xml: string): XmlElement {
  const refuse = () => {
    throw new Error('is not well-formed XML');
  };
  if (xml.trim() === '' || /<!DOCTYPE/i.test(xml)) refuse();
  const parser = new DOMParser({ errorHandler: { warning: () => {}, error: refuse, fatalError: refuse } });
  return parser.parseFromString(xml, 'text/xml') as unknown as XmlElement;
}

function elements(parent: XmlElement, namespace: string, name: string): XmlElement[] {
  return Array.from(parent.getElementsByTagNameNS(namespace, name));
}
