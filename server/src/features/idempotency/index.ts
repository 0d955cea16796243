export { createAnswerStore, eraseAnswersAbout, forgetAnswers, keptForMs } from './answer.store.ts'
