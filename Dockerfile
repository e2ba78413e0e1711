# The image of the server: docs/operating.md says how it is run. Built once; everything is set by the environment.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY deploy/image-steps.sh deploy/
RUN sh deploy/image-steps.sh packages
COPY . .
RUN sh deploy/image-steps.sh build

FROM node:24-slim
ENV NODE_ENV=production
ENV DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/out ./
RUN install -d -o 1000 -g 1000 -m 700 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "deploy/ready.mjs"]
CMD ["node", "src/server/main.ts"]
