/** A microphone that can be chosen, as the browser calls it. */
export type ConnectedMicrophone = { id: string; name: string };

/** Names that stand for another microphone of the list. */
const fallbackIds = ['', 'default', 'communications'];

/** The microphones that are connected; none as long as the page has not had access. */
export async function connectedMicrophones(): Promise<ConnectedMicrophone[]> {
	const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
	return devices
		.filter(({ kind, deviceId }) => kind === 'audioinput' && !fallbackIds.includes(deviceId))
		.map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** Calls back whenever a microphone is connected or taken away; returns what ends that. */
export function watchConnectedMicrophones(observer: () => void): () => void {
	navigator.mediaDevices?.addEventListener('devicechange', observer);
	return () => navigator.mediaDevices?.removeEventListener('devicechange', observer);
}
