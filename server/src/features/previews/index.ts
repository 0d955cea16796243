export { previewRefusals } from './preview.refusals.ts'
export { type Lacking, readDefaults } from './read-coverage.ts'
export { renderPreview } from './render-preview.ts'
