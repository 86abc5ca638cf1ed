#!/bin/sh
# Makes web/src/app/fonts/ from the packages @fontsource-variable/*: the letters of English and Spanish, weights 400 to
# 700. Needs Python 3 with fonttools and brotli (pip install fonttools brotli).
set -eu
cd "$(dirname "$0")/.."
letters='U+0020-007E,U+00A0-00FF,U+0152-0153,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2030,U+2032,U+2033'
letters="$letters,U+2039,U+203A,U+20AC,U+2190-2193,U+2212,U+00D7"
for name in literata atkinson-hyperlegible-next; do
	whole="$(mktemp)"
	fonttools varLib.instancer \
		"node_modules/@fontsource-variable/$name/files/$name-latin-wght-normal.woff2" wght=400:700 -q -o "$whole"
	pyftsubset "$whole" --unicodes="$letters" --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum,pnum' \
		--flavor=woff2 --no-hinting --desubroutinize --output-file="web/src/app/fonts/$name-latin.woff2"
	rm "$whole"
done
