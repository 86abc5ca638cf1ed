import { apiPaths } from '@henry/contract/api-paths.ts';
import { type OfflineFile, offlineEarSchema } from '@henry/contract/offline-engines.ts';
import runtimePath from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { createEngineStore } from '#web/lib/engine-store.ts';
import { offlineEarCacheName } from './cache-name.ts';

/** The runtime's file, as the build has found it. */
declare const earRuntime: OfflineFile;

/** The ear that this browser keeps: what the server gives, and the runtime, which comes with the app. */
export const earStore = createEngineStore({
	cacheName: offlineEarCacheName,
	path: apiPaths.offlineEar,
	schema: offlineEarSchema,
	ofApp: () => ({ runtime: { ...earRuntime, path: runtimePath } }),
});
