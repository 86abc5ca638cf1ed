import { loadNativeLibrary } from './native-library.ts';
import { serveEngine } from './serve-engine.ts';

serveEngine({
	warm: () => void loadNativeLibrary('libnosuchengine.so.7', 'libnosuchengine7'),
	methods: {},
});
