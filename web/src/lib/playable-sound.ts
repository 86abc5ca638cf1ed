/**
 * Where a sound of the content lies that this browser can play: as Opus, or as the MP3 file that the server makes of it
 * where a browser has no Opus in Ogg (Safari before 18.4).
 */
export function playableSound(address: string): string {
	const playsOpus = document.createElement('audio').canPlayType('audio/ogg; codecs="opus"') !== '';
	return playsOpus ? address : address.replace(/\.opus$/, '.mp3');
}
