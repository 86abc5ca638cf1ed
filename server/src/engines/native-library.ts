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
