import { type Analyst, AppError } from '@keydence/domain';

const fail = async (): Promise<never> => {
  throw new AppError('internal', 'Not built yet.');
};

/** Stands in until the rules analyst and the setup job are there. */
export const pendingAnalyst: Analyst = {
  name: 'rules',
  insights: fail,
  contentStrategy: fail,
  competitorStrategy: fail,
};
export const pendingRunSetup = fail;
