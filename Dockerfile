# One image, two shapes: alone it keeps its own PostgreSQL and all files in /data; with DATABASE_URL it uses your server.
#   docker run -p 127.0.0.1:3000:3000 -v keydence:/data keydence
FROM node:24-bookworm-slim AS manifests
WORKDIR /keydence
ENV npm_config_update_notifier=false
# What an install depends on comes first, so that a change of a source file does not install anew.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/analyst/package.json packages/analyst/
COPY packages/api/package.json packages/api/
COPY packages/db/package.json packages/db/
COPY packages/domain/package.json packages/domain/
COPY packages/identity/package.json packages/identity/
COPY packages/moves/package.json packages/moves/
COPY packages/pages/package.json packages/pages/
COPY packages/search-data/package.json packages/search-data/
COPY packages/topics/package.json packages/topics/
COPY packages/ui/package.json packages/ui/

FROM manifests AS build
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
COPY tsconfig.base.json tsconfig.json ./
COPY tools tools
COPY packages packages
COPY apps apps
RUN node -e "import('./tools/build.mjs').then(({ buildWhenStale }) => buildWhenStale(process.cwd()))"

# What the bundle asks for at run time, and no tool that made it; with the list of it (CycloneDX).
FROM manifests AS modules
RUN npx --yes "$(node -p "require('./package.json').packageManager")" \
      install --frozen-lockfile --prod --filter "@keydence/server..."
RUN npx --yes "$(node -p "require('./package.json').packageManager")" \
      sbom --lockfile-only --prod --filter "@keydence/server..." --sbom-format cyclonedx --sbom-type application --out sbom.cdx.json
COPY packages/db/src/embedded/binaries.ts packages/db/src/embedded/
# The embedded PostgreSQL completes its links at its first start, which a read-only root file system would refuse.
RUN node -e "import('./packages/db/src/embedded/binaries.ts').then(({ findBinaries }) => findBinaries())"

FROM node:24-bookworm-slim
WORKDIR /keydence
# The server listens on the container's own address, so MAILBOX_PAGE lets the log open the mailbox while PUBLIC_URL is local.
# The root file system may be read-only: everything is written to /data.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OPS_HOST=0.0.0.0 OPS_PORT=9464 MAILBOX_PAGE=true DATA_DIR=/data TMPDIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=manifests /keydence/package.json ./
COPY --from=modules /keydence/sbom.cdx.json ./
COPY --from=modules /keydence/node_modules node_modules
COPY --from=build /keydence/packages/db/migrations packages/db/migrations
COPY --from=build /keydence/apps/web/dist apps/web/dist
COPY --from=manifests /keydence/apps/server/package.json apps/server/
COPY --from=modules /keydence/apps/server/node_modules apps/server/node_modules
COPY --from=build /keydence/apps/server/dist apps/server/dist
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPS_PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process and handles SIGTERM itself; it ends after its PostgreSQL has.
ENTRYPOINT ["node", "apps/server/dist/main.js"]
CMD ["start"]
