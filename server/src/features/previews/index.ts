export { previewRefusals } from './preview.refusals.ts'
export { readDefaults } from './read-coverage.ts'
export { rendered, renderPreview } from './render-preview.ts'
