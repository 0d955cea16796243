export { createAnswerStore, eraseAnswersAbout } from './answer.store.ts'
