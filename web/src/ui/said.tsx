import { Notifications } from '@mantine/notifications'

/** Where what was done is said, bottom left. Nothing is said before somebody has done something, so its code may come later. */
export function Said() {
  return <Notifications position="bottom-left" limit={3} />
}
