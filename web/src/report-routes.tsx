import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { account } from './account-routes.tsx'
import { readBehindSearch, readReportSearch } from './features/reports/report-search.rules.ts'
import { readGrowthNumber, readStatisticsSearch } from './features/statistics/statistics-search.rules.ts'
import { loadWords } from './words/words.ts'

const report = createRoute({
  getParentRoute: () => account,
  path: '/mailings/$mailingId/report',
  validateSearch: readReportSearch,
  loader: () => loadWords('reports', 'mailings'),
  component: lazyRouteComponent(() => import('./features/reports/report.page.tsx'), 'ReportPage'),
})

const peopleBehind = createRoute({
  getParentRoute: () => account,
  path: '/mailings/$mailingId/report/people',
  validateSearch: readBehindSearch,
  loader: () => loadWords('reports'),
  component: lazyRouteComponent(() => import('./features/reports/people-behind.page.tsx'), 'PeopleBehindPage'),
})

const statistics = createRoute({
  getParentRoute: () => account,
  path: '/statistics',
  validateSearch: readStatisticsSearch,
  loader: () => loadWords('statistics', 'reports'),
  component: lazyRouteComponent(() => import('./features/statistics/statistics.page.tsx'), 'StatisticsPage'),
})

const peopleOfGrowth = createRoute({
  getParentRoute: () => account,
  path: '/statistics/people',
  validateSearch: readGrowthNumber,
  loader: () => loadWords('statistics', 'reports'),
  component: lazyRouteComponent(() => import('./features/statistics/growth-people.page.tsx'), 'GrowthPeoplePage'),
})

export const reportPages = [report, peopleBehind, statistics, peopleOfGrowth] as const
