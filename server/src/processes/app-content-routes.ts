import {
  addTemplateRoute,
  addThemeRoute,
  deleteTemplateRoute,
  deleteThemeRoute,
  listDesignsRoute,
} from '../features/designs/designs.web.ts'
import { deleteArticleRoute, listTrashedArticlesRoute, restoreArticleRoute } from '../features/editor/articles.web.ts'
import {
  addArticleRoute,
  changeNewsletterRoute,
  chooseThemeRoute,
  duplicateArticleRoute,
  orderArticlesRoute,
  readNewsletterRoute,
  writeArticleRoute,
} from '../features/editor/newsletter.web.ts'
import { watchPresenceRoute } from '../features/editor/presence.web.ts'
import { replacePictureRoute } from '../features/editor/replace-picture.web.ts'
import { listVersionsRoute, readVersionRoute, restoreVersionRoute } from '../features/editor/versions.web.ts'
import {
  addPictureRoute,
  describePictureRoute,
  listPicturesRoute,
  listTrashedPicturesRoute,
  removePictureRoute,
  restorePictureRoute,
} from '../features/media/media.web.ts'
import { findCasesRoute, readCoverageRoute } from '../features/previews/coverage.web.ts'
import { previewForPersonRoute, previewMailingRoute } from '../features/previews/preview.web.ts'
import type { Route } from '../platform/http/route.ts'

/** What newsletters say, and how they look. */
export const contentRoutes: readonly Route[] = [
  previewMailingRoute,
  previewForPersonRoute,
  readCoverageRoute,
  findCasesRoute,
  readNewsletterRoute,
  watchPresenceRoute,
  changeNewsletterRoute,
  chooseThemeRoute,
  addArticleRoute,
  orderArticlesRoute,
  duplicateArticleRoute,
  writeArticleRoute,
  listVersionsRoute,
  readVersionRoute,
  restoreVersionRoute,
  deleteArticleRoute,
  listTrashedArticlesRoute,
  restoreArticleRoute,
  listPicturesRoute,
  addPictureRoute,
  describePictureRoute,
  listTrashedPicturesRoute,
  removePictureRoute,
  replacePictureRoute,
  restorePictureRoute,
  listDesignsRoute,
  addThemeRoute,
  deleteThemeRoute,
  addTemplateRoute,
  deleteTemplateRoute,
]
