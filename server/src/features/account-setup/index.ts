export { type FullAccount, loadFullAccount } from './full-account.ts'
