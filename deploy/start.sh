#!/bin/sh
# The container's start: puts the image's builds beside those of earlier images, each whole or not at all, and hands over to the launcher.
set -eu
image="$(pwd)/dist"
copy="$SITE_DIST/.copying"
mkdir -p "$SITE_DIST"
rm -rf "$copy"
for build in "$image"/shell/*/ "$image"/remotes/*/*/; do
	name="${build#"$image"/}"
	name="${name%/}"
	[ -e "$SITE_DIST/$name" ] && continue
	mkdir -p "$SITE_DIST/$(dirname "$name")"
	cp -R "${build%/}" "$copy"
	mv "$copy" "$SITE_DIST/$name"
done
exec node --max-semi-space-size=1 scripts/run.mjs start
