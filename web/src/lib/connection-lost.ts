/** Event of the window: a call did not reach the server. */
export const connectionLostEvent = 'henry.connectionLost';
