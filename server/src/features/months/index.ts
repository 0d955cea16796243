export { keepMonths, prepareMonths } from './keep-months.ts'
