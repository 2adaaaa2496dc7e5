export { type FakeModel, startFakeModel } from './fake-model.ts';
export { writeFakeAnswer } from './write-fake-answer.ts';
