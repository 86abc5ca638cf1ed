# The app as an image: built once, then plain Node from files that nobody can change, as a user who is not root.
FROM node:24-slim AS build
WORKDIR /henry
COPY . .
RUN npm ci --no-audit --no-fund \
	&& npm run build \
	&& npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
# The voice of a machine without models; the models come from their makers' pages.
RUN apt-get update \
	&& apt-get install -y --no-install-recommends libflite1 \
	&& rm -rf /var/lib/apt/lists/* \
	&& install -d -o node -g node /data /models
WORKDIR /henry
COPY --from=build /henry/package.json package.json
COPY --from=build /henry/node_modules node_modules
COPY --from=build /henry/server/node_modules server/node_modules
COPY --from=build /henry/server/dist server/dist
COPY --from=build /henry/web/dist web/dist
COPY --from=build /henry/content content
COPY --from=build /henry/models models
ENV NODE_ENV=production HENRY_HOST=0.0.0.0 HENRY_DATA=/data HENRY_MODELS=fetch HENRY_MODELS_FOLDER=/models
USER node
VOLUME ["/data", "/models"]
EXPOSE 4310
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4310/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.mjs"]
