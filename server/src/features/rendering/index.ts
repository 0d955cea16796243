export { type CompiledContent, compileContent, findUnsafeLinks, missingPlaceholders } from './compile-content.rules.ts'
export { compileSubject } from './compile-subject.rules.ts'
export { type ContentFault, findContentFaults } from './content-faults.rules.ts'
export { type LanguageTexts, salutationsIn, textsOf } from './language-texts.rules.ts'
export {
  type MailContent,
  type RenderedMail,
  RenderingError,
  type RenderSurroundings,
  surroundingsOf,
} from './mail-content.rules.ts'
export { parseTemplate } from './parse-template.rules.ts'
export { decodeQuotedPrintable, encodeQuotedPrintable } from './quoted-printable.rules.ts'
export type { RecipientData } from './recipient-columns.rules.ts'
export { takeUploadedHtml } from './uploaded-html.ts'
