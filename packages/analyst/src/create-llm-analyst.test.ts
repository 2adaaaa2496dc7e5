import {
  type AnalystMemory,
  aiInsights,
  competitorStrategy,
  contentSuggestion,
  type FallbackReason,
  type ReportFacts,
  type SectionRecord,
  type WrittenReport,
  writeReportByRules,
} from '@keydence/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeBehaviour, type FakeModel, startFakeModel } from '../testing/fake-model.ts';
import { sampleFacts } from '../testing/sample-facts.ts';
import { writeFakeAnswer } from '../testing/write-fake-answer.ts';
import { createLlmAnalyst, type LlmAnalystSettings, type LlmAnalystTools } from './create-llm-analyst.ts';

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel(writeFakeAnswer);
});
afterAll(() => model.close());

function createMemory() {
  const records: SectionRecord[] = [];
  const memory: AnalystMemory = {
    recall: async (key) =>
      records.findLast((kept) => kept.section === key.section && kept.factsHash === key.factsHash)?.answer ??
      null,
    record: async (record) => void records.push(record),
  };
  return { records, memory };
}

interface Run {
  settings?: Partial<LlmAnalystSettings>;
  tools?: Partial<LlmAnalystTools>;
  facts?: ReportFacts;
  memory?: AnalystMemory;
}

async function write(behaviour: FakeBehaviour, run: Run = {}) {
  model.behave(behaviour);
  const kept = createMemory();
  const pauses: number[] = [];
  const fallbacks: [string, FallbackReason][] = [];
  const analyst = createLlmAnalyst(
    {
      baseUrl: model.baseUrl,
      model: 'local-7b',
      concurrency: 2,
      tokensPerReport: 1_000_000,
      sectionTimeoutMs: 45_000,
      ...run.settings,
    },
    {
      pause: async (ms) => void pauses.push(ms),
      onFallback: (section, reason) => fallbacks.push([section, reason]),
      ...run.tools,
    },
  );
  const facts = run.facts ?? sampleFacts();
  const report = await analyst.writeReport(facts, run.memory ?? kept.memory);
  return { report, facts, pauses, fallbacks, records: kept.records, questions: [...model.questions] };
}

/** Complete, valid against its schemas, and with an author for each section. */
function expectComplete(report: WrittenReport, facts: ReportFacts) {
  expect(aiInsights.parse(report.aiInsights)).toEqual(report.aiInsights);
  expect(competitorStrategy.parse(report.competitorStrategy)).toEqual(report.competitorStrategy);
  expect(report.contentSuggestions.map((one) => contentSuggestion.parse(one))).toHaveLength(
    facts.opportunities.length,
  );
  expect(report.authors.map(({ path }) => path)).toEqual(
    writeReportByRules(facts).authors.map(({ path }) => path),
  );
}

const authorOf = (report: WrittenReport, path: string) =>
  report.authors.find((author) => author.path === path);

describe('createLlmAnalyst', () => {
  it('writes every section with its evidence and keeps computed parts', async () => {
    const { report, facts, questions, fallbacks } = await write(writeFakeAnswer, {
      settings: { apiKey: 'secret-key' },
    });
    expectComplete(report, facts);
    expect(fallbacks).toEqual([]);
    const byRules = report.authors
      .filter(({ generatedBy }) => generatedBy === 'rules')
      .map(({ path }) => path);
    // Written by the moves or by the rules.
    expect(byRules.toSorted()).toEqual([
      'aiInsights.growthOpportunities',
      'aiInsights.priorityActions',
      'aiInsights.riskAreas',
    ]);
    const rules = writeReportByRules(facts);
    expect(report.aiInsights.strategicAssessment.overallHealth).toBe(
      rules.aiInsights.strategicAssessment.overallHealth,
    );
    expect(report.competitorStrategy.competitorStrategies[0]?.primaryStrategy).toBe(
      rules.competitorStrategy.competitorStrategies[0]?.primaryStrategy,
    );
    expect(report.contentSuggestions[0]).toMatchObject({
      recommendedFormat: 'Comparison page',
      targetWordCount: 1500,
      impactAssessment: rules.contentSuggestions[0]?.impactAssessment,
    });
    const places = report.evidence.map(({ path }) => path);
    expect(places).toContain('aiInsights.strategicAssessment.keyStrengths.0');
    expect(report.aiInsights.strategicAssessment.keyStrengths[0]).toBe(
      '“espresso grinder” is at position 9.',
    );
    expect(places).toContain('aiInsights.strategicAssessment.overallHealth');
    expect(places).not.toContain('aiInsights.competitiveInsights.recommendations.0');
    expect(questions).toHaveLength(5);
    expect(questions[0]?.headers.authorization).toBe('Bearer secret-key');
    expect(questions[0]?.body.response_format).toMatchObject({ type: 'json_schema' });
    expect(questions[0]?.body.messages[0]?.content).toContain('"additionalProperties":false');
  });

  it('requests the same facts only once, and changed facts again', async () => {
    const { memory } = createMemory();
    const first = await write(writeFakeAnswer, { memory });
    const again = await write(writeFakeAnswer, { memory });
    expect(again.questions).toEqual([]);
    expect({ ...again.report, modelUsage: null }).toEqual({ ...first.report, modelUsage: null });
    expect(again.report.modelUsage).toMatchObject({ askedSections: 0, keptSections: 5, inputTokens: 0 });
    const changed = { ...sampleFacts(), pages: [] };
    expect((await write(writeFakeAnswer, { memory, facts: changed })).questions.length).toBeGreaterThan(0);
    const renamed = { model: 'local-8b' };
    expect((await write(writeFakeAnswer, { memory, settings: renamed })).questions).toHaveLength(5);
  });

  it('records tokens and their cost', async () => {
    const { records, report } = await write(writeFakeAnswer, {
      settings: { prices: { input: 0.5, output: 2 } },
    });
    expect(records[0]).toMatchObject({
      model: 'local-7b',
      promptVersion: 9,
      inputTokens: 1000,
      outputTokens: 200,
      costMicros: 900,
      fallback: null,
    });
    expect(report.modelUsage).toEqual({
      model: 'local-7b',
      promptVersion: 9,
      askedSections: 5,
      keptSections: 0,
      inputTokens: 5000,
      outputTokens: 1000,
      costUsd: 0.0045,
    });
    const unpriced = await write(writeFakeAnswer);
    expect(unpriced.records[0]?.costMicros).toBeNull();
    expect(unpriced.report.modelUsage).toMatchObject({ inputTokens: 5000, costUsd: null });
  });
});

describe('each fault of a model leaves a complete report', () => {
  it.each<[string, FakeBehaviour, FallbackReason]>([
    ['a wrong schema', () => '{"claims":[{"id":7}]}', 'unreadable'],
    ['an empty answer', () => '', 'unreadable'],
    ['a truncated answer', (question) => writeFakeAnswer(question).slice(0, -20), 'unreadable'],
    ['words instead of JSON', () => 'Sure! Here is the report.', 'unreadable'],
    ['500', (_, response) => void response.writeHead(500).end('boom'), 'unreachable'],
    ['a page of HTML', (_, response) => void response.end('<html>Sign in</html>'), 'unreachable'],
    ['a completion of another shape', (_, response) => void response.end('{"choices":[]}'), 'unreachable'],
    ['a cut connection', (_, response) => void response.destroy(), 'unreachable'],
    ['a redirect', (_, response) => void response.writeHead(302, { location: '/x' }).end(), 'unreachable'],
    ['an endless answer', (_, response) => void response.end('x'.repeat(1_100_000)), 'unreachable'],
    ['401', (_, response) => void response.writeHead(401).end(), 'refused'],
    ['404', (_, response) => void response.writeHead(404).end(), 'refused'],
    ['429', (_, response) => void response.writeHead(429, { 'retry-after': '7' }).end(), 'busy'],
  ])('falls back to the rules: %s', async (_, behaviour, reason) => {
    const { report, facts, fallbacks, questions } = await write(behaviour);
    expectComplete(report, facts);
    const { authors: _authors, modelUsage: _usage, ...words } = report;
    const { authors: _rules, modelUsage: _none, ...byRules } = writeReportByRules(facts);
    expect(words).toEqual(byRules);
    expect(fallbacks[0]?.[1]).toBe(reason);
    expect(authorOf(report, 'aiInsights.strategicAssessment')).toEqual({
      path: 'aiInsights.strategicAssessment',
      generatedBy: 'rules',
      promptVersion: null,
      fallback: reason,
    });
    expect(questions.length).toBeLessThanOrEqual(16);
  });

  it.each<[string, (answer: string) => string]>([
    ['in a fence', (answer) => `Here it is:\n\`\`\`json\n${answer}\n\`\`\`\nDone.`],
    ['among words', (answer) => `The object is ${answer} as asked.`],
    ['behind thoughts', (answer) => `<think>{"a":1} hm</think>\n${answer}`],
  ])('reads JSON %s', async (_, wrap) => {
    const { fallbacks, questions } = await write((question) => wrap(writeFakeAnswer(question)));
    expect(fallbacks).toEqual([]);
    expect(questions).toHaveLength(5);
  });

  it('repairs a wrong answer once, listing its problems', async () => {
    const { fallbacks, questions } = await write((question) =>
      question.attempt === 1 ? '{"claims":7}' : writeFakeAnswer(question),
    );
    expect(fallbacks).toEqual([]);
    const repairs = questions.filter(({ attempt }) => attempt === 2);
    expect(repairs.length).toBeGreaterThan(0);
    expect(repairs[0]?.body.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(repairs[0]?.body.messages[3]?.content).toContain('could not use this answer');
  });

  it('drops every statement with words of its own and leaves the sections to the rules', async () => {
    const prose = 'Google confirmed 77,777 visits of evil.test';
    const spoil = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(spoil);
      if (typeof value !== 'object' || value === null) return value;
      const isStatement = 'choice' in value;
      return isStatement
        ? prose
        : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoil(inner)]));
    };
    const { report, facts } = await write((question) =>
      JSON.stringify(spoil(JSON.parse(writeFakeAnswer(question)))),
    );
    expectComplete(report, facts);
    expect(JSON.stringify(report)).not.toMatch(/77,777|Google|evil\.test/);
    expect(authorOf(report, 'aiInsights.strategicAssessment')).toMatchObject({
      generatedBy: 'rules',
      fallback: 'unproven',
    });
    expect(authorOf(report, 'opportunities.0')?.generatedBy).toBe('local-7b');
  });

  it('drops a bad and a repeated statement and keeps the section of the model', async () => {
    const dropped: unknown[] = [];
    const onDropped = (section: string, count: number) => dropped.push([section, count]);
    const { report } = await write(
      (question) => {
        const answer = JSON.parse(writeFakeAnswer(question));
        if (question.section !== 'Competitive positioning') return JSON.stringify(answer);
        const [first, ...rest] = answer.recommendations;
        return JSON.stringify({
          ...answer,
          recommendations: ['Win 9,999 visits.', first, first, ...rest],
        });
      },
      { tools: { onDropped } },
    );
    expect(dropped).toEqual([['competitiveInsights', 1]]);
    expect(authorOf(report, 'aiInsights.competitiveInsights')?.generatedBy).toBe('local-7b');
    expect(report.aiInsights.competitiveInsights.recommendations).toEqual([
      'Open the page with the answer in two or three sentences.',
      'Add a table that compares the options.',
    ]);
  });

  it('keeps the suggestion of the rules for a keyword missing from the answer', async () => {
    const { report, facts } = await write((question) => {
      const answer = JSON.parse(writeFakeAnswer(question));
      return JSON.stringify(
        question.section === 'Content strategy'
          ? { ...answer, suggestions: answer.suggestions.slice(1) }
          : answer,
      );
    });
    expect(authorOf(report, 'opportunities.0')).toMatchObject({ generatedBy: 'rules', fallback: 'unproven' });
    expect(authorOf(report, 'opportunities.1')?.generatedBy).toBe('local-7b');
    expect(report.contentSuggestions[0]).toEqual(writeReportByRules(facts).contentSuggestions[0]);
  });

  it('retries a 429 after the time in its header', async () => {
    const { pauses, fallbacks } = await write((question, response) => {
      if (question.attempt > 1) return writeFakeAnswer(question);
      response.writeHead(429, { 'retry-after': '7' }).end();
      return undefined;
    });
    expect(fallbacks).toEqual([]);
    expect(new Set(pauses)).toEqual(new Set([7_000]));
  });

  it('stops waiting for a hanging model at the section’s time limit and skips the other sections', async () => {
    const times: { ms: number; controller: AbortController }[] = [];
    const { report, facts, fallbacks, questions } = await write(
      () => {
        for (const { controller } of times) controller.abort();
        return undefined;
      },
      {
        tools: {
          timeLimit(ms) {
            const controller = new AbortController();
            times.push({ ms, controller });
            return controller.signal;
          },
        },
      },
    );
    expectComplete(report, facts);
    expect(times[0]?.ms).toBe(45_000);
    expect(questions.length).toBeLessThanOrEqual(3);
    expect(fallbacks[0]?.[1]).toBe('timed_out');
    expect(authorOf(report, 'opportunities.0')?.fallback).toBe('skipped');
  });

  it('uses at most the token budget of a report', async () => {
    const { report, questions } = await write(writeFakeAnswer, {
      settings: { tokensPerReport: 8_000, concurrency: 1 },
    });
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThan(5);
    expect(report.authors.at(-1)).toMatchObject({ generatedBy: 'rules', fallback: 'token_limit' });
  });

  it('sends plain requests to an endpoint that accepts messages only', async () => {
    const { fallbacks, questions } = await write(
      (question, response) => {
        if (!question.body.response_format) return writeFakeAnswer(question);
        response.writeHead(400).end('{"error":"response_format"}');
        return undefined;
      },
      { settings: { concurrency: 1 } },
    );
    expect(fallbacks).toEqual([]);
    expect(questions.filter(({ body }) => body.response_format)).toHaveLength(1);
  });
});
