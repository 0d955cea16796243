import type { Brake } from '../accounts/index.ts'
import type { CompiledFrame, DkimSigner } from '../assembly/index.ts'
import type { Content } from '../mailings/index.ts'
import type { RenderSurroundings } from '../rendering/index.ts'
import type { MatterWriter } from './matter-values.ts'
import type { TrackedContent } from './tracked-content.ts'

/** What the mails of a content have in common, compiled once for a while. */
export interface PreparedContent extends TrackedContent {
  row: Content
  surroundings: RenderSurroundings
  returnPathDomain: string
  messageIdDomain: string
  signers: readonly DkimSigner[]
  /** Of the account. */
  brake: Brake
  /** Of mails about joining and leaving alone. */
  writeMatter: MatterWriter | null
  /** For mails that share everything but the person. */
  frame: CompiledFrame
  madeAt: number
  /** Of the mails made so far. */
  largestBytes: number
}
