#!/usr/bin/env bash
# Makes every sound under content/audio from the texts of the content files: each entry that has `text` and `audioUrl`,
# each question of grammar speech and each practice word of the sounds is spoken by flite's voice slt, trimmed at both
# ends, brought to one loudness and encoded as MP3 (mono, 48 kbit/s).
# The same texts give the same bytes. content/model-audio.json says of each sound which text it speaks, and its
# SHA-256: a test compares both. The old sounds are replaced only when every new one has been made.
# Needs node, the installed packages, flite, sox and lame (Debian: apt-get install flite sox lame).
set -euo pipefail

readonly VOICE=slt
readonly DURATION_STRETCH=1.1     # a little slower than the voice's own pace, for learners
readonly LOUDNESS_DBFS=-20        # root mean square of the spoken part
readonly SILENCE_THRESHOLD=0.1%   # of full scale: quieter than this at either end is silence
readonly LEAD_SECONDS=0.05        # silence put back before the first sound
readonly TAIL_SECONDS=0.15        # and after the last
readonly BITRATE_KBPS=48

content=$(cd "$(dirname "$0")/../content" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
	echo "make-model-audio: $1" >&2
	exit 1
}

# One line per sound: its path, a tab, its text. Questions and practice words name no sound: contract/src/model-audio.ts
# says where theirs is.
list_sounds() {
	cd "$content/.." && node --import tsx --input-type=module -e '
		import { readFileSync } from "node:fs";
		import { practiceWordAudioUrl, questionAudioUrl } from "./contract/src/model-audio.ts";
		const sounds = new Map();
		const visit = (value) => {
			if (typeof value !== "object" || value === null) return;
			if ("audioUrl" in value) sounds.set(value.audioUrl, value.text);
			if ("topic" in value && "questions" in value)
				value.questions.forEach((text, index) => sounds.set(questionAudioUrl(value.topic, index), text));
			if ("practiceWords" in value)
				for (const word of [value.keyWord, ...value.practiceWords]) sounds.set(practiceWordAudioUrl(word), word);
			for (const child of Object.values(value)) visit(child);
		};
		for (const file of process.argv.slice(1)) visit(JSON.parse(readFileSync(file, "utf8")));
		for (const [path, text] of sounds) console.log(`${path}\t${text}`);
	' "$content"/*.json
}

# Speaks $1 into the MP3 file $2.
make_sound() {
	local text=$1 file=$2 level
	flite -voice "$VOICE" --setf duration_stretch="$DURATION_STRETCH" -t "$text" -o "$work/spoken.wav" </dev/null
	# -R: dither from a fixed seed.
	sox -R "$work/spoken.wav" "$work/trimmed.wav" \
		silence 1 0.02 "$SILENCE_THRESHOLD" reverse silence 1 0.02 "$SILENCE_THRESHOLD" reverse
	level=$(sox "$work/trimmed.wav" -n stats 2>&1 | awk '/^RMS lev dB/ { print $4 }')
	[[ $level =~ ^-[0-9.]+$ ]] || fail "no sound came out for: $text"
	sox -R "$work/trimmed.wav" "$work/even.wav" \
		gain "$(awk -v level="$level" -v target="$LOUDNESS_DBFS" 'BEGIN { printf "%.2f", target - level }')" \
		pad "$LEAD_SECONDS" "$TAIL_SECONDS"
	mkdir -p "$(dirname "$file")"
	lame --silent -m m --cbr -b "$BITRATE_KBPS" -q 0 --noreplaygain "$work/even.wav" "$file"
	[[ -s $file ]] || fail "the encoder wrote nothing for: $text"
}

# The text and the checksum of each sound, as JSON, in the order of the list $1.
list_checksums() {
	node --input-type=module -e '
		import { createHash } from "node:crypto";
		import { readFileSync } from "node:fs";
		const [list, made] = process.argv.slice(1);
		const sums = readFileSync(list, "utf8").trimEnd().split("\n").map((line) => {
			const [path, text] = line.split("\t");
			const file = readFileSync(path.replace("/content/audio", made));
			return [path, { text, sha256: createHash("sha256").update(file).digest("hex") }];
		});
		console.log(JSON.stringify(Object.fromEntries(sums), undefined, 2));
	' "$1" "$work/made"
}

for tool in node flite sox lame; do
	command -v "$tool" >/dev/null || fail "$tool is not installed"
done
flite -lv | grep -qw "$VOICE" || fail "flite has no voice $VOICE"

list_sounds >"$work/sounds"
[[ -s $work/sounds ]] || fail "the content files name no sound"

while IFS=$'\t' read -r path text; do
	[[ $path =~ ^/content/audio/[a-z0-9/-]+\.mp3$ ]] || fail "not the path of a sound: $path"
	[[ -n $text && $text != undefined ]] || fail "no text for $path"
	made=$work/made/${path#/content/audio/}
	[[ ! -e $made ]] || fail "two texts share $path"
	make_sound "$text" "$made"
done <"$work/sounds"

list_checksums "$work/sounds" >"$work/checksums"

rm -rf "$content/audio"
cp -r "$work/made" "$content/audio"
cp "$work/checksums" "$content/model-audio.json"
echo "$(wc -l <"$work/sounds") sounds, $(find "$content/audio" -type f -exec cat {} + | wc -c) bytes"
