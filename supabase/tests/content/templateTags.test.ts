import { replaceTemplateTags } from "../../commands/content/sources/templateTags.ts";

const stays = (line: number, ...tags: string[]) => tags.map((tag) => `line ${line}: ${tag} stays as text`);
const left = (line: number, tag: string) => `line ${line}: ${tag} is left out, its text stays`;

const unknown = [
	["{% include figure.html url=page.img caption=page.caption %}"],
	["{% include note.html %}", '{% figure src="/a.png" %}', "{% constructor %}"],
	["{% link a /b %}", "{% img x/a.png xhttps://a %}", "{% asset_img a.png-b %}"],
	["{% youtube a-b_c-d_e %}", "{% youtube a-b_c-d_e-12 %}", "{% youtube a-b_c-d_e-f- %}", "{% youtube =a-b_c-d_e-f %}"],
	["{% include xyoutube a-b_c-d_e-f %}", "{% include youtube.htmlx a-b_c-d_e-f %}"],
	['{{< link "/a" >}}', "{{< vimeo a1 >}}", "{{< gist a >}}", '{{< figure src="" >}}'],
	['{{ "{{ site.url }}', '{{ page.a {{ "/b" | url }}', '{{< vimeo start="1" >}}'],
	[
		"{{ page.title }}",
		"{{-content}}",
		'{{ "a b" | url }}',
		'{{ "a" | url_encode }}',
		'{{"a" | upcase }}',
		"{{ site.url | size }}",
	],
	["{:toc}", "{: .a b }", "{: b .a }", "{: a=\"b' }", '{:.ab=""}'],
];

/** A text before and after, and the tags that the import names. */
const texts: [what: string, written: string, replaced: string, ...left: string[]][] = [
	["no tag", "a { b } {", "a { b } {"],
	[
		"links of Jekyll and Hexo",
		"{% post_url  2020-01-02-a %} {%-post_url b-%} {% link  _pages/a.md %} {% post_path  a-b %} {% post_link  a  My \"b\" 'c d' %} {% post_link a %} { {% link b %}} {% if {% link c %}",
		"/_posts/2020-01-02-a.md /_posts/b.md /_pages/a.md /a-b/ [My b c d](/a/) [a](/a/) { /b} {% if /c",
	],
	[
		"pictures of Jekyll and Hexo",
		`{% img left /a.png 300 50% %} {% img  https://x.example/b.png %} {% img http://x.example/b.png %}
{% asset_img  wide.1-a big c.png 300  20 "C 1 d" '2nd' e3 %} {% asset_img d.jpeg %}
{%- include  figure.html url="/e" image_path="/e.png"  alt='It\\'s "E"' caption="" title="A \\"b\\"" width="50%" -%}
{% include figure path=/f.png caption=page.f %} {% include figure.liquid url="/g.png" alt="\`G\`" %}`,
		`![](/a.png) ![](https://x.example/b.png) ![](http://x.example/b.png)
![C 1 d 2nd e3](c.png) ![](d.jpeg)
![It's "E"](/e.png "A \\"b\\"")
![](/f.png) ![\`G\`](/g.png)`,
	],
	[
		"players and gists",
		`{% include youtube.html id="a-b_c-d_e-f" %} {% include youtube a-b_c-d_e-1 %} {% youtube  a-b_c-d_e-- %}
{{< youtube id="a-b_c-d_e-f" autoplay="true" >}} {{%youtube a-b_c-d_e-f?t=5%}}
{{< vimeo 12 >}} {{< vimeo id="34?h=a" >}} {% vimeo 56 %} {% gist a/1f b.rb %} {{< gist "a-b" 2f "b.rb" >}}`,
		`<https://www.youtube.com/watch?v=a-b_c-d_e-f> <https://www.youtube.com/watch?v=a-b_c-d_e-1> <https://www.youtube.com/watch?v=a-b_c-d_e-->
<https://www.youtube.com/watch?v=a-b_c-d_e-f> <https://www.youtube.com/watch?v=a-b_c-d_e-f>
<https://vimeo.com/12> <https://vimeo.com/34> <https://vimeo.com/56> <https://gist.github.com/a/1f> <https://gist.github.com/a-b/2f>`,
	],
	[
		"links and pictures of Hugo",
		`[a]({{< ref "a.md#b" >}}) [b]({{%relref  \`b.md\`%}}) [c]({{< ref path="c.md" lang="id" >}})
{{< figure\n  src="/d.png"\n  caption="D" />}}
{{< img src="/e.png" title="E {1}" >}}
{{< img src="/f.png" title="F

f" alt="g
h" >}}`,
		'[a](a.md#b) [b](b.md) [c](c.md)\n![](/d.png "D")\n![](/e.png "E {1}")\n![g h](/f.png "F f")',
	],
	[
		"paths and the site's address",
		`{{ "/a.png" | relative_url }} {{-'/b.png'|absolute_url-}} {{  "/c.png"  |  prepend: site.baseurl }} {{ "/d/" | url }}
{{ site.baseurl }}/e {{-site.base_url-}}/f {{  site.url  }}/g {{ site.github.url }}/h`,
		"/a.png /b.png /c.png /d/\n/e /f /g /h",
	],
	["attributes of kramdown", 'a{: .b }c{:.d-e  #f-1 g-h="i j" k=\'l"m\'}n{: o="" .q}', "acn"],
	[
		"unknown tags",
		unknown.map((tags) => tags.join(" ")).join("\n"),
		unknown.map((tags) => tags.join(" ")).join("\n"),
		...unknown.flatMap((tags, index) => stays(index + 1, ...tags)),
	],
	[
		"texts in braces",
		"{{ posts }} {{ x.site.url }} {:} {a:b} {{< >}} {{ 'a'\n}}",
		"{{ posts }} {{ x.site.url }} {:} {a:b} {{< >}} {{ 'a'\n}}",
	],
	[
		"unknown pairs",
		'a {%-  if a-%}b{%- else -%}{% endif-%} {% else %}\n{% note %}\nc\n  {%endnote%} \t\nd {{<  end-note\n "e" >}}\nf\n{{<  /  end-note  >}}\n\n\n{{% tip %}}g{{% /tip %}}\n {% endif %}',
		"a b{%- else -%} {% else %}\nc\nd \nf\n\n\ng\n",
		left(1, "{%- if a-%}"),
		...stays(1, "{%- else -%}", "{% else %}"),
		left(2, "{% note %}"),
		left(5, '{{< end-note "e" >}}'),
		left(11, "{{% tip %}}"),
	],
	[
		"tags in code",
		'`{{ site.url }}`{{ site.url }} `{{< a >}}`\n\n    {{ site.url }}\n\n```\n{{< ref "a" >}}{{< /b >}}\n```\n{{< b >}}{{< b >}}',
		'`{{ site.url }}` `{{< a >}}`\n\n    {{ site.url }}\n\n```\n{{< ref "a" >}}{{< /b >}}\n```\n{{< b >}}{{< b >}}',
		...stays(8, "{{< b >}}"),
	],
	[
		"tags that a text shows",
		'{% raw %}\n{{ site.url }}\n{%-  endraw  -%}\n`{%-  raw  -%}{% link a %}{%endraw%}`{{ site.url }} {{</* ref "a" */>}} {{%/* tip */%}}\n{% raw %}{% comment %}a{% endraw %}',
		'{{ site.url }}\n`{% link a %}` {{< ref "a" >}} {{% tip %}}\n{% comment %}a',
	],
	[
		"comments",
		"a\n{% comment %}\nb {% link c %}{{</* ref d */>}}\n{%- endcomment -%}\nd {%comment%}{% raw %}{%endcomment%}`{% comment %}e{% endcomment %}`{% comment %}",
		"a\nd `{% comment %}e{% endcomment %}`{% comment %}",
		...stays(5, "{% comment %}"),
	],
	[
		"blocks of code",
		`{%-  highlight  c++  linenos -%}
  {% a %}
a

{%-  endhighlight  -%}
{% b %}
{{<  highlight  "objective-c" "linenos=table" >}}\`\`\`{{<  /  highlight  >}}
{% c %}
{% codeblock A title lang:c# %}a\na = "\`\`\`\`"; {% endcodeblock %}
{%codeblock%} \n{% endhighlight %}{%endcodeblock%}
{{%highlight go%}}\n{{%/highlight%}}
{{< highlight "" "linenos=table" >}}\n{{< /highlight >}}
{% d %}`,
		`${"```"}c++
  {% a %}
a

${"```"}
{% b %}
${"````"}objective-c\n${"```"}\n${"````"}
{% c %}
${"`````"}c#\na\na = "\`\`\`\`"; \n${"`````"}
${"```"}\n{% endhighlight %}\n${"```"}
${"```"}go\n\n${"```"}
${"```"}\n\n${"```"}
{% d %}`,
		...stays(6, "{% b %}"),
		...stays(8, "{% c %}"),
		...stays(17, "{% d %}"),
	],
	[
		"blocks of code in lists and quotes",
		"1. {% highlight a %}\n   b\n   {% endhighlight %}\n\n> - c\n>   {% highlight d %}\n>   <e>\n>   {% endhighlight %}\nf",
		"1. ```a\n   b\n   ```\n\n> - c\n>   ```d\n>   <e>\n>   ```\nf",
	],
	[
		"blocks of code beside words and tags",
		"See: {% highlight a %}\nb\n{% endhighlight %}\n{% raw %}{% highlight c %}\nd\n{% endhighlight %}{% endraw %}\n\n<p>{% highlight e %}f{% endhighlight %} \ng {% highlight h %}i{% endhighlight %} j\n{% k %}",
		"See: \n```a\nb\n```\n```c\nd\n```\n\n<p>\n```e\nf\n``` \ng \n```h\ni\n```\n j\n{% k %}",
		...stays(10, "{% k %}"),
	],
	[
		"tags of blocks in code",
		"`{% highlight a %}`\n{% highlight b %}c{% endhighlight %}\n\n    {% highlight d %}\n    {% endhighlight %}\n\n{% highlighted %}\n\n{% highlight e %}",
		"`{% highlight a %}`\n```b\nc\n```\n\n    {% highlight d %}\n    {% endhighlight %}\n\n{% highlighted %}\n\n{% highlight e %}",
		...stays(7, "{% highlighted %}"),
		...stays(9, "{% highlight e %}"),
	],
];

test.each(texts)("template tags become Markdown, and others are named: %s", (_what, written, replaced, ...named) => {
	expect(replaceTemplateTags(written)).toEqual({ text: replaced, left: named });
});

test("a tag is named with its line in the file", () => {
	expect(replaceTemplateTags("a\n{% b %}", 5).left).toEqual(stays(6, "{% b %}"));
});
