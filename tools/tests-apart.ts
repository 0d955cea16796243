/** Tests that need what no fresh machine has, Swift of the Debian packages: `npm run s3` runs them, `npm test` does not. */
export const testsApart = 'server/test/s3/'
