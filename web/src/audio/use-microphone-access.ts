import { useEffect, useSyncExternalStore } from 'react';
import {
	askForMicrophone,
	followMicrophonePermission,
	type MicrophoneAccess,
	microphoneAccess,
	watchMicrophoneAccess,
} from './microphone.ts';

/** Asks for the microphone on load and follows the permission from then on; tells what is known. */
export function useMicrophoneAccess(): MicrophoneAccess {
	useEffect(() => {
		void askForMicrophone();
		return followMicrophonePermission();
	}, []);
	return useSyncExternalStore(watchMicrophoneAccess, microphoneAccess);
}
