# One image for every process of the shop; docker-compose.yml says which one it runs.
FROM node:24-bookworm-slim
WORKDIR /shop
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
COPY shared/contracts/package.json shared/contracts/
COPY shared/node/package.json shared/node/
COPY shared/releases/package.json shared/releases/
COPY shared/storefront/package.json shared/storefront/
COPY shared/ui/package.json shared/ui/
COPY shared/wishes/package.json shared/wishes/
COPY shared/purchase/package.json shared/purchase/
COPY shared/validation/package.json shared/validation/
COPY shared/testing/package.json shared/testing/
COPY shared/build/package.json shared/build/
COPY shell/package.json shell/
COPY cart-mfe/package.json cart-mfe/
COPY checkout-mfe/package.json checkout-mfe/
COPY confirm-mfe/package.json confirm-mfe/
COPY catalog-mfe/package.json catalog-mfe/
COPY help-mfe/package.json help-mfe/
COPY account-mfe/package.json account-mfe/
COPY edge/package.json edge/
COPY account-mfe/package.json account-mfe/
COPY api/package.json api/
COPY sandbox-pay/package.json sandbox-pay/
COPY sandbox-warehouse/package.json sandbox-warehouse/
COPY tools/package.json tools/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY gallery/package.json gallery/
RUN npx -y pnpm@12.21.0 install --frozen-lockfile
COPY . .
# Threads share two areas of native memory: with one of its own for each, freed memory stays scattered over all of them.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
USER node
