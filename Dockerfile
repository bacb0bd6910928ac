# One image for every process of the shop; docker-compose.yml says which one it runs.
FROM node:24-bookworm-slim
WORKDIR /shop
# Packages are downloaded again only when the lock file changes.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx -y pnpm@12.21.0 fetch
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --offline
# The application for staff, which edge serves.
RUN node tools/commands.ts staff-app /staff
# Threads share two areas of native memory: with one of its own for each, freed memory stays scattered over all of them.
ENV NODE_ENV=production DATA_DIR=/data STAFF_DIR=/staff/staff-app MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
USER node
