import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into sight, or near it; stays true from then on. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
	const [isSeen, setSeen] = useState(false);
	useEffect(() => {
		if (isSeen || !element.current || !('IntersectionObserver' in window)) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
			},
			{ rootMargin: '200px' },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, isSeen]);
	return isSeen;
}
