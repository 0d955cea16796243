export default { test: { setupFiles: '../claims-setup.ts' } }
