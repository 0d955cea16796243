export { createUser } from './create-user.ts'
