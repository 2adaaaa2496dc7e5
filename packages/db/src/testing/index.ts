export { createTestDatabase } from './create-test-database.ts';
