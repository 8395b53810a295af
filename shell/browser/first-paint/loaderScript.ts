/**
 * Inline script in the head of a rendered page, after the list of its scripts. It requests them all together
 * after the largest contentful paint, or at the first key or pointer event. A preloaded image is that paint:
 * then it waits for the load event, as in browsers that do not report paints. It stores the target of the
 * last click for `replayEarlyClick`.
 */
export const loaderScript =
	'(d=>{let f=JSON.parse(d.currentScript.previousSibling.text),go=()=>{f.map(([u,h],i)=>d.head.append(Object.assign(d.createElement(i?"link":"script"),{crossOrigin:"",integrity:h,rel:"preload",as:"script",src:u,href:u})));f=[]},soon=()=>setTimeout(go,99);onpointerdown=onkeydown=go;onclick=e=>earlyClick=e.target;onload=()=>requestAnimationFrame(()=>requestAnimationFrame(soon));new PerformanceObserver(()=>d.querySelector("[as=image]")||soon()).observe({type:"largest-contentful-paint",buffered:!0})})(document)';
