/**
 * The floor to compare with: checks the token and answers. Nothing is looked up, judged or stored.
 * Usage: node bench/token-server.ts PORT SECRET
 */
import { createServer } from 'node:http'
import { createTrackingTokens } from '../server/src/features/tracking/index.ts'

const [port, secret] = process.argv.slice(2)
const tokens = createTrackingTokens(secret as string)
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

createServer(({ url = '' }, response) => {
  if (!tokens.open(url.slice(3, 35))) response.writeHead(404).end()
  else if (url.startsWith('/c/'))
    response.writeHead(302, { location: 'https://shop.example/', 'content-length': '0' }).end()
  else response.writeHead(200, { 'content-type': 'image/gif', 'content-length': pixel.length }).end(pixel)
}).listen(Number(port), '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => process.exit())
