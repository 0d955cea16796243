import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { account } from './account-routes.tsx'
import { loadWords } from './words/words.ts'

const editor = createRoute({
  getParentRoute: () => account,
  path: '/mailings/$mailingId/edit',
  loader: () => loadWords('editor', 'versions', 'mail', 'media', 'form'),
  component: lazyRouteComponent(() => import('./features/editor/editor.page.tsx'), 'EditorPage'),
})

const versions = createRoute({
  getParentRoute: () => account,
  path: '/mailings/$mailingId/versions',
  validateSearch: ({ version }: Record<string, unknown>): { version?: number } =>
    typeof version === 'number' ? { version } : {},
  loader: () => loadWords('versions', 'editor', 'form'),
  component: lazyRouteComponent(() => import('./features/editor/versions.page.tsx'), 'VersionsPage'),
})

const media = createRoute({
  getParentRoute: () => account,
  path: '/media',
  loader: () => loadWords('media', 'form'),
  component: lazyRouteComponent(() => import('./features/media/media.page.tsx'), 'MediaPage'),
})

const designs = createRoute({
  getParentRoute: () => account,
  path: '/designs',
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: 'templates' | 'articles' } =>
    tab === 'templates' || tab === 'articles' ? { tab } : {},
  loader: () => loadWords('designs', 'mail', 'form'),
  component: lazyRouteComponent(() => import('./features/designs/designs.page.tsx'), 'DesignsPage'),
})

/** What newsletters say, and how they look. */
export const contentPages = [editor, versions, designs, media] as const
