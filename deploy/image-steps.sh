#!/bin/sh
# The steps of the image, for the Dockerfile and for `npm run bench -- deploy`, which takes them without Docker. Run in the checkout, with Node 24.
set -eu
case "$1" in
  packages)
    npm ci --ignore-scripts --no-audit --no-fund
    ;;
  build)
    node scripts/build.ts
    rm -rf node_modules
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund
    # The image has Node 24 itself; types are read by nothing that runs.
    rm -rf node_modules/node node_modules/node-bin-* node_modules/typescript node_modules/@typescript node_modules/@types
    find node_modules -name '*.map' -delete
    mkdir out
    mv package.json node_modules dist src out/
    mkdir out/deploy
    mv deploy/ready.mjs out/deploy/
    ;;
  *)
    echo "image-steps.sh packages|build" >&2
    exit 2
    ;;
esac
