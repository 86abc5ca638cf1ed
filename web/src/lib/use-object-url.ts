import { useEffect, useState } from 'react';

/** The address of a blob in this page for as long as the component shows it; undefined before its first effect. */
export function useObjectUrl(blob: Blob): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const made = URL.createObjectURL(blob);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [blob]);
	return url;
}
