/** The browser's cache that keeps an ear's files; what they are is under the address `offlineEar` of the API's paths. */
export const offlineEarCacheName = 'offline-ear';
