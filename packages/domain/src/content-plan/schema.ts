import { z } from 'zod';

export const contentOutline = z.object({
  title: z.string(),
  metaDescription: z.string(),
  sections: z.array(z.object({ heading: z.string(), keyPoints: z.array(z.string()) })),
});

export const contentSuggestion = z.object({
  recommendedFormat: z.string(),
  targetWordCount: z.number().int(),
  contentAngle: z.string(),
  contentOutline,
  alternativeFormats: z.array(z.string()),
  impactAssessment: z.object({
    difficulty: z.enum(['low', 'medium', 'high']),
    estimatedTraffic: z.number().int(),
  }),
});
export type ContentSuggestion = z.infer<typeof contentSuggestion>;
