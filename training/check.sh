#!/usr/bin/env bash
# Lints, types and tests the training code, with tools in the versions of check-requirements.lock (35 MB, fetched once).
set -euo pipefail
cd "$(dirname "$0")"
tools=${XDG_CACHE_HOME:-$HOME/.cache}/talk-to-henry/training-$(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')-$(sha256sum check-requirements.lock | cut -c1-12)
if [[ ! -e $tools/.installed ]]; then
	python3 -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: \
		--target "$tools" -r check-requirements.lock
	touch "$tools/.installed"
fi
export PYTHONPATH=$tools PYTHONDONTWRITEBYTECODE=1 MYPY_CACHE_DIR=$tools/.mypy_cache
python3 -m ruff check --quiet --no-cache .
python3 -m ruff format --quiet --no-cache --check .
# Folders that share a name for a module are checked one after the other, each with those that it imports.
for folder in danger follow_ups ear/language ear/acoustic ear grammar-lm vocabulary whisper whisper_tuning; do
	MYPYPATH=ear/language:ear:ear/acoustic:whisper:whisper_tuning:judge python3 -m mypy --no-error-summary "$folder"/*.py
done
PYTHONPATH=$tools:ear/language:ear:whisper_tuning:grammar-lm:danger:follow_ups python3 -m unittest discover --start-directory tests
