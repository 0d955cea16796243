import { useEffect } from 'react'

/** The tab says where it is, so that six of them can be told apart. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    document.title = name ? `${name} · Postrider` : 'Postrider'
  }, [name])
}
