# docker build --tag website .
# docker run --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
#   --volume website-data:/data --publish 127.0.0.1:3000:3000 --env PUBLIC_ORIGIN=https://www.beispiel.de website

# renovate.json has Renovate pin both images by digest. By hand: what docker buildx imagetools inspect NAME says,
# behind the name as @sha256:….
FROM node:24-bookworm-slim AS build
WORKDIR /website
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run release && mkdir /release && tar -xzf release/website.tar.gz -C /release && \
  cd /release && npm ci --omit=dev

# Node itself comes with the packages, in the version that the tests ran with.
FROM debian:bookworm-slim
WORKDIR /website
COPY --from=build /release ./
# As mails and the guide name them: there is no npm in here.
RUN for name in outbox stats; do \
  printf '#!/bin/sh\nexec node /website/server/%s-cli.ts "$@"\n' $name >/usr/local/bin/website-$name; \
  chmod 0755 /usr/local/bin/website-$name; done
RUN install --directory --owner 10001 --group 10001 --mode 0700 /data
USER 10001:10001
VOLUME /data
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CREDENTIALS_DIRECTORY=/run/secrets PATH=/website/node_modules/.bin:$PATH
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "server/main.ts"]
