export { CaptureWay } from './capture-way.ts'
export { forgetCaptured } from './captured-mail.store.ts'
export { sendReports } from './send-reports.ts'
export { stepSandboxClocks } from './step-clocks.ts'
