import * as z from 'zod/mini';

/**
 * Schemas are interpreted, not compiled: the app's content security policy allows no code that is made at run time, and
 * the browser reports even the attempt. Imported first by every file that defines a schema.
 */
z.config({ jitless: true });
