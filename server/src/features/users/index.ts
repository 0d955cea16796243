export { createUser, joinAccount, usersOf } from './create-user.ts'
