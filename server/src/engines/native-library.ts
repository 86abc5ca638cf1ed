import { accessSync } from 'node:fs';
import koffi from 'koffi';

/** Handles live as long as the process: a collected handle unloads its library under the code that uses it (SIGSEGV). */
const loadedLibraries: koffi.IKoffiLib[] = [];

/** Loads a shared library by its soname. A missing one throws an error that names it and the Debian package to install. */
export function loadNativeLibrary(soname: string, debianPackage: string): koffi.IKoffiLib {
	try {
		const library = koffi.load(soname);
		loadedLibraries.push(library);
		return library;
	} catch (cause) {
		throw new Error(`The library ${soname} is missing. Install the package ${debianPackage}.`, { cause });
	}
}

/** Throws an error that names a model's missing file and the Debian package to install. */
export function requireModelFile(path: string, debianPackage: string): void {
	try {
		accessSync(path);
	} catch (cause) {
		throw new Error(`The model file ${path} is missing. Install the package ${debianPackage}.`, { cause });
	}
}
