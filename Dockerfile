# What runs in the browser is built apart, so that no tool for it lies in the image.
FROM node:24-bookworm-slim AS application
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY server/package.json server/
COPY web/package.json web/
COPY client/package.json client/
RUN npm ci --ignore-scripts --workspace web
COPY web web
RUN node web/build/main.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production
# Mails are short-lived; without a limit the young generation alone takes over 100 MB.
# The less the old one may ever have, the sooner it is cleared: a worker that imports had 290 MB without a limit, and has 210.
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=1024"
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY web/package.json web/
COPY client/package.json client/
# What hashes passwords comes as an optional package for each platform, so optional ones stay.
RUN npm ci --omit=dev --ignore-scripts --workspace server
COPY LICENSE openapi.json ./
COPY server/src server/src
COPY --from=application /app/web/dist web/dist
# Pictures of mails and signed heads; a volume that is mounted here takes its owner over.
RUN mkdir -p /var/lib/postrider/media /var/lib/postrider/heads && chown -R node:node /var/lib/postrider
USER node
EXPOSE 8080 8081 8083
ENTRYPOINT ["node", "server/src/main.ts"]
CMD ["api"]
