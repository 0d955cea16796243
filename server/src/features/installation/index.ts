export { rotateSecret } from './rotate-secret.ts'
export type { RotationAnswer } from './secret.store.ts'
export { findSecretOfTime, type SecretOfTime } from './secret-of-time.ts'
