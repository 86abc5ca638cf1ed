#!/usr/bin/env bash
# Starts the learning platform of platform.py, with what it stands on in the versions of requirements.lock (fetched once).
set -euo pipefail
cd "$(dirname "$0")"
tools=${XDG_CACHE_HOME:-$HOME/.cache}/talk-to-henry/lti-$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')-$(sha256sum requirements.lock | cut -c1-12)
if [[ ! -e $tools/.installed ]]; then
	python3 -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: \
		--target "$tools" -r requirements.lock >&2
	touch "$tools/.installed"
fi
export PYTHONPATH=$tools PYTHONDONTWRITEBYTECODE=1
exec python3 platform.py
