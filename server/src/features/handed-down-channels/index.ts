export { changeChannelAndBelow, chooseMailingAndBelow, deleteChannelAbove } from './change-above.ts'
export { catchUpBelow, handDownChannel, refreshBelow } from './hand-down-channel.ts'
